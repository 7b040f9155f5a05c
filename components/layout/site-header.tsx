import { Logo } from "@/components/layout/logo";
import { MenuDrawer } from "@/components/layout/menu-drawer";
import { NavLinks } from "@/components/layout/nav-links";
import { ScrollToTop } from "@/components/layout/scroll-to-top";
import { iconButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { business, telephoneLink } from "@/lib/business";

/** The header of every public page. Its top bar scrolls away, and comes back when it gets the focus by keyboard. */
export function SiteHeader() {
  const { hoursShort } = business;
  return (
    <header className="sticky top-0 z-30 lg:-top-10 lg:has-[.on-asphalt_:focus-visible]:top-0 short:static print:static">
      <ScrollToTop />
      <div className="on-asphalt hidden bg-asphalt text-15 text-fog leading-normal lg:block print:hidden">
        <div className="wrap flex h-10 items-center gap-8">
          <a
            className="inline-flex items-center gap-2 font-semibold text-white hover:underline"
            href={telephoneLink}
          >
            <Icon name="phone" size={18} />
            {business.phone}
          </a>
          <span className="inline-flex items-center gap-2">
            <Icon name="message" size={18} />
            Text us: Coming Soon
          </span>
          <span className="ml-auto inline-flex items-center gap-2">
            <Icon name="clock" size={18} />
            {hoursShort.open}
          </span>
          <span>
            {hoursShort.closedDays.join(", ")}{" "}
            <strong className="font-semibold text-white">{hoursShort.closed}</strong>
          </span>
        </div>
      </div>
      <div className="border-line border-b bg-sheet">
        <div className="wrap flex h-16 items-center lg:h-18">
          <Logo />
          <nav
            aria-label="Main"
            className="ml-auto hidden h-full gap-5 lg:flex min-[75rem]:gap-6.5 print:hidden"
          >
            <NavLinks className="flex items-center border-transparent border-y-4 font-semibold text-15 leading-snug hover:border-b-control aria-[current]:border-b-ink min-[75rem]:text-16 forced-colors:border-y-[Canvas] forced-colors:aria-[current]:border-b-[Highlight]" />
          </nav>
          <div className="ml-auto flex lg:hidden">
            <a className={iconButton} href={telephoneLink} aria-label={`Call ${business.phone}`}>
              <Icon name="phone" size={26} />
            </a>
            <MenuDrawer />
          </div>
        </div>
      </div>
    </header>
  );
}
