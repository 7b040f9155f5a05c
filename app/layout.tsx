import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { business } from "@/lib/business";
import { environment } from "@/lib/env";
import "./globals.css";

export const metadata: Metadata = {
  metadataBase: new URL(environment().siteUrl),
  title: { default: `${business.name}: ${business.tagline}`, template: `%s | ${business.name}` },
  description:
    "Repairs for every make and model, pre-owned vehicles, and inspected used parts from the late-model cars we dismantle ourselves.",
  openGraph: { siteName: business.name, locale: "en_US", type: "website" },
  formatDetection: { telephone: false },
};

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#ffffff" },
    { media: "(prefers-color-scheme: dark)", color: "#1c2225" },
  ],
};

/** Those that every page shows; a browser complains about a font that is fetched ahead in vain. */
const FIRST_FONTS = ["barlow-condensed-700", "barlow-400", "barlow-600"];

export default function RootLayout({ children }: { children: ReactNode }) {
  for (const font of FIRST_FONTS) {
    preload(`/fonts/${font}.woff2`, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  }
  return (
    <html lang="en-US">
      <body>{children}</body>
    </html>
  );
}
