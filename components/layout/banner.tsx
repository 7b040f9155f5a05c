import type { ReactNode } from "react";

/** Classes of the heading in a banner. */
export const bannerTitle = "text-46 text-white leading-[0.94] md:text-64";

/** Classes of the text in a banner. */
export const bannerText = "text-18 text-fog leading-relaxed md:text-balance";

/** The dark ground at the top of a page, with a strip of pavement below. */
export function BannerFrame({ children }: { children: ReactNode }) {
  return (
    <div className="on-asphalt overflow-hidden border-apron border-b-10 bg-asphalt print:border-ink print:border-b-2 forced-colors:border-b-2">
      {children}
    </div>
  );
}

/** The banner of a page, with an optional picture at the right, on the pavement. */
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
    <BannerFrame>
      <div className="wrap relative flex min-h-44 items-center py-7 lg:min-h-52">
        <div className="relative max-w-xl">
          <h1 className={bannerTitle}>{title}</h1>
          <p className={`${bannerText} mt-3`}>{lead}</p>
          {children}
        </div>
        {picture && (
          <img
            className="absolute bottom-0 left-[54%] hidden h-38 w-auto max-w-none lg:block print:hidden"
            src={picture}
            alt=""
            width={840}
            height={152}
          />
        )}
      </div>
    </BannerFrame>
  );
}
