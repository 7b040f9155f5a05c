"use client";

import { Logo } from "@/components/layout/logo";
import { MenuDrawer } from "@/components/layout/menu-drawer";
import { NavLinks } from "@/components/layout/nav-links";
import { ScrollToTop } from "@/components/layout/scroll-to-top";
import { iconButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { business, telephoneLink } from "@/lib/business";

/** The top bar, which scrolls away, and the header, which stays. */
export function SiteHeader() {
  const { hoursShort } = business;
  return (
    <header className="site-header">
      <ScrollToTop />
      <div className="top-bar on-asphalt">
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
      <div className="header-bar">
        <div className="wrap flex h-16 items-center lg:h-18">
          <Logo />
          <nav aria-label="Main" className="site-nav">
            <NavLinks className="site-nav-link" />
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
