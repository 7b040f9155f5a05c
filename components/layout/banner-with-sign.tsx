import type { ReactNode } from "react";
import { BannerFrame, bannerText, bannerTitle } from "@/components/layout/banner";
import { PreloadFont } from "@/components/layout/preload-font";

/** A page's banner with a decorative sign at its right on wide screens. */
export function BannerWithSign({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  /** The sign: hidden below 64rem, and from assistive technology. */
  children: ReactNode;
}) {
  return (
    <BannerFrame>
      <PreloadFont file="barlow-condensed-600" media="(width >= 64rem)" />
      <div className="wrap flex justify-between gap-12">
        <div className="self-center py-7 lg:py-13">
          <h1 className={bannerTitle}>{title}</h1>
          <p className={`${bannerText} mt-3 max-w-xl`}>{lead}</p>
        </div>
        {children}
      </div>
    </BannerFrame>
  );
}
