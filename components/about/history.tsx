import { BayPicture } from "@/components/layout/bay-picture";
import { business } from "@/lib/business";

const CHAPTERS = [
  {
    title: `${business.foundedYear}: the doors open`,
    scene: "/drawings/scene-repair.svg",
    paragraphs: [
      `The shop has been in town since ${business.foundedYear}, and its owner runs it. It repairs all makes and models, from the family sedan to the truck that plows the driveway.`,
    ],
  },
  {
    title: "A warehouse of recycled parts",
    scene: "/drawings/scene-parts.svg",
    paragraphs: [
      "A late-model vehicle that cannot go back on the road still has good parts in it. We take such vehicles apart, inspect what comes off, and shelve it in our own warehouse.",
      "Those parts go into repairs, and over the counter to people who do their own. They are guaranteed unless otherwise noted.",
    ],
  },
  {
    title: "Then whole cars",
    scene: "/drawings/scene-pre-owned.svg",
    paragraphs: [
      "From parts the business grew to pre-owned cars, trucks and SUVs. The lot has the price and the miles on every one, and the repair bay is a few steps away.",
    ],
  },
] as const;

/** The history of the shop, one bay of the building per chapter. From 48rem every second picture is at the right. */
export function History() {
  return (
    <ol className="wrap grid">
      {CHAPTERS.map(({ title, scene, paragraphs }, index) => {
        const right = index % 2 === 1;
        const columns = right ? "md:grid-cols-[7fr_5fr]" : "md:grid-cols-[5fr_7fr]";
        return (
          <li
            key={title}
            className={`grid gap-5 pt-9 last:pb-13 md:items-center md:gap-10 md:pt-14 md:last:pb-18 lg:gap-18 ${columns}`}
          >
            <BayPicture
              scene={scene}
              first={index === 0}
              className={`mb-2.5 shadow-[0_10px_0_var(--color-apron)] ${right ? "md:order-2" : ""}`}
            />
            <div>
              <h2>{title}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-3 max-w-[60ch] text-ink-2">
                  {paragraph}
                </p>
              ))}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
