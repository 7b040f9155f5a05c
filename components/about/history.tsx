import { business } from "@/lib/business";
import { embeddedDrawing } from "@/lib/drawings/embedded";

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

/** How the shop came to be what it is, door by door. */
export function History() {
  return (
    <ol className="wrap chapters">
      {CHAPTERS.map(({ title, scene, paragraphs }, index) => (
        <li key={title}>
          <img
            className="door-bay"
            src={index === 0 ? embeddedDrawing(scene) : scene}
            alt=""
            width={720}
            height={432}
            loading={index === 0 ? "eager" : "lazy"}
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
      ))}
    </ol>
  );
}
