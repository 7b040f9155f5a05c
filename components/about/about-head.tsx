import { PreloadFont } from "@/components/layout/preload-font";
import { business } from "@/lib/business";

/** The head of the about page, with the year on a hang tag. */
export function AboutHead() {
  return (
    <div className="banner on-asphalt">
      <PreloadFont file="barlow-condensed-600" media="(width >= 64rem)" />
      <div className="wrap page-head">
        <div>
          <h1>About {business.name}</h1>
          <p className="mt-3 max-w-xl">
            One shop, three doors: we repair cars, take them apart and sell them, and have done business in
            town since {business.foundedYear}.
          </p>
        </div>
        <div className="year-tag" aria-hidden="true">
          <div>
            <span>since</span>
            <b>{business.foundedYear}</b>
          </div>
        </div>
      </div>
    </div>
  );
}
