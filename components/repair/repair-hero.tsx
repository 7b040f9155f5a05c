import { BannerFrame, bannerText } from "@/components/layout/banner";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { business, telephoneLink } from "@/lib/business";
import { embeddedDrawing } from "@/lib/drawings/embedded";

/** The id of the button to the form: `BottomBar` is hidden while it is on the screen. */
export const HERO_BUTTON_ID = "request-callback";
/** The id of the form's ticket. */
export const CALLBACK_ID = "callback";

/** The banner of the repair page: the link to the callback form, the phone number, and the repair bay. */
export function RepairHero() {
  return (
    <BannerFrame>
      <div className="wrap grid gap-7 pt-9 md:grid-cols-[5fr_6fr] md:gap-8 md:pt-10 lg:gap-12">
        <div className="md:self-center md:pb-10">
          <h1 className="text-56 text-white leading-[0.94] xl:text-84 xl:leading-[0.905]">Repair Services</h1>
          <p className={`${bannerText} mt-4 max-w-80 sm:max-w-md`}>
            All makes and models. Tell us what it does, what it stopped doing, or what it sounds like.
          </p>
          <div className="mt-6 grid gap-3 sm:flex sm:flex-wrap">
            <a
              id={HERO_BUTTON_ID}
              className={buttonVariants({ variant: "primary", className: "flex-auto md:flex-none" })}
              href={`#${CALLBACK_ID}`}
            >
              Request Callback
            </a>
            <a
              className={buttonVariants({ variant: "secondary", className: "flex-auto md:flex-none" })}
              href={telephoneLink}
            >
              <Icon name="phone" />
              {business.phone}
            </a>
          </div>
          <p className="mt-4 text-16 text-fog leading-relaxed md:text-balance">{business.hoursShort.open}</p>
        </div>
        <img
          className="block aspect-2/1 h-auto w-full self-end border-14 border-door-frame-light border-b-0 object-[50%_80%] object-cover md:aspect-auto print:hidden"
          src={embeddedDrawing("/drawings/scene-repair.svg")}
          alt=""
          width={720}
          height={432}
          fetchPriority="high"
        />
      </div>
    </BannerFrame>
  );
}
