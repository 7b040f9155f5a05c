import { Tag } from "@/components/ui/tag";
import { pictureClass } from "@/components/vehicles/vehicle-picture";
import type { NearestDonors } from "@/lib/donors/schema";
import { variantUrl } from "@/lib/images/variants";

/** In pixels. */
const PICTURE_WIDTH = 60;

/** The vehicles like the customer's that have been taken apart: how many, and the nearest ones with links to their pages. */
export function DonorsLikeIt({ donors: { count, nearest } }: { donors: NearestDonors }) {
  return (
    <section
      className="rounded-card border border-line bg-steel-bg px-4 pt-2.5 pb-1.5"
      aria-labelledby="donors-like-it"
    >
      <h3 id="donors-like-it" className="pb-1.5 text-22">
        {count === 1
          ? "We have taken apart one like yours"
          : `We have taken apart ${count} vehicles like yours`}
      </h3>
      <ul>
        {nearest.map(({ _id, stockNumber, name, miles, picture, same }) => (
          <li key={_id} className="flex items-center gap-3 border-line border-t py-2">
            <div className="flex-none overflow-hidden rounded-badge" style={{ width: PICTURE_WIDTH }}>
              <img
                className={`aspect-4/3 ${pictureClass(false)}`}
                src={variantUrl(picture, 2 * PICTURE_WIDTH)}
                alt=""
                width={PICTURE_WIDTH}
                height={45}
              />
            </div>
            <div className="min-w-0 flex-1">
              <div className="flex flex-wrap items-center justify-between gap-x-3">
                {/* In a new window, so that the request stays. */}
                <a className="font-semibold text-link" href={`/parts/${_id}`} target="_blank" rel="noopener">
                  {name}
                  <span className="sr-only"> (opens in a new window)</span>
                </a>
                <Tag tone="steel">{stockNumber}</Tag>
              </div>
              <p className="text-15 text-ink-2 leading-snug">
                {[`${miles.toLocaleString("en-US")} miles`, sameText(same)].filter(Boolean).join(", ")}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {count > 1 && (
        <p className="border-line border-t py-1.5 text-15 text-ink-2">
          You need not choose: we look at {count === 2 ? "both" : `all ${COUNT_WORDS[count] ?? count}`}.
        </p>
      )}
    </section>
  );
}

const COUNT_WORDS: Readonly<Record<number, string>> = { 3: "three", 4: "four", 5: "five", 6: "six" };

/** "same year and engine"; empty when nothing is the same. */
function sameText(same: readonly string[]): string {
  return same.length > 0 ? `same ${new Intl.ListFormat("en-US").format(same)}` : "";
}
