import type { ReactNode } from "react";

/** The head of a page on asphalt, with an optional picture that stands on the apron at the right. */
export function Banner({
  title,
  lead,
  picture,
  children,
}: {
  title: string;
  lead: string;
  picture?: string;
  children?: ReactNode;
}) {
  return (
    <div className="banner on-asphalt">
      <div className="wrap relative flex min-h-44 items-center py-7 lg:min-h-52">
        <div className="relative max-w-xl">
          <h1>{title}</h1>
          <p className="mt-3">{lead}</p>
          {children}
        </div>
        {picture && (
          <img
            className="absolute bottom-0 left-[54%] hidden h-38 w-auto max-w-none lg:block"
            src={picture}
            alt=""
            width={840}
            height={152}
          />
        )}
      </div>
    </div>
  );
}
