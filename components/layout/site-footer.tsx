import Link from "next/link";
import { Hours } from "@/components/layout/hours";
import { Logo } from "@/components/layout/logo";
import { NAVIGATION } from "@/components/layout/navigation";
import { business, telephoneLink } from "@/lib/business";

const [, ...pages] = NAVIGATION;
const links = [...pages.slice(0, -1), { href: "/about", label: "About" }, ...pages.slice(-1)] as const;

const heading = "mb-3 text-20 text-white leading-snug";

/** The footer of every public page: contact details, hours and links. */
export function SiteFooter() {
  const { street, city, state, zip } = business.address;
  return (
    <footer className="on-asphalt bg-asphalt pb-(--footer-space) text-fog print:mt-8 print:border-ink print:border-t-2 forced-colors:border-t-2">
      <div className="wrap grid gap-10 py-14 md:grid-cols-2 lg:grid-cols-[5fr_4fr_3fr] print:grid-cols-2 print:gap-4 print:py-4">
        <div>
          <Logo reversed />
          <p className="mt-5 font-bold font-sign text-34 leading-none">
            <a className="text-white hover:underline" href={telephoneLink}>
              {business.phone}
            </a>
          </p>
          <address className="mt-3">
            {street}, {city}, {state} {zip}
            <br />
            <a
              className="inline-block py-1 text-white underline underline-offset-4"
              href={`mailto:${business.email}`}
            >
              {business.email}
            </a>
          </address>
        </div>
        <section aria-labelledby="footer-hours">
          <h2 id="footer-hours" className={heading}>
            Hours
          </h2>
          <Hours className="max-w-64" />
        </section>
        <nav className="print:hidden" aria-labelledby="footer-links">
          <h2 id="footer-links" className={heading}>
            Find your way
          </h2>
          <ul>
            {links.map(({ href, label }) => (
              <li key={href}>
                <Link className="inline-block py-1 text-white hover:underline" href={href} prefetch={false}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex flex-wrap justify-between gap-4 border-slate border-t pt-5 md:col-span-2 lg:col-span-3">
          <span>In town since {business.foundedYear}</span>
          <Link className="text-white underline underline-offset-4" href="/privacy-policy" prefetch={false}>
            Privacy Policy
          </Link>
        </div>
      </div>
    </footer>
  );
}
