import { embeddedDrawing } from "@/lib/drawings/embedded";

/** A scene in an open bay of the building. The first on a page is part of its HTML; the others load when scrolled to. */
export function BayPicture({
  scene,
  first,
  className = "",
}: {
  scene: string;
  first: boolean;
  className?: string;
}) {
  return (
    <img
      className={`block h-auto w-full border-10 border-door-frame border-b-0 bg-bay ${className}`}
      src={first ? embeddedDrawing(scene) : scene}
      alt=""
      width={720}
      height={432}
      loading={first ? "eager" : "lazy"}
    />
  );
}
