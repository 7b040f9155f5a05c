import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { PreloadFont } from "@/components/layout/preload-font";
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

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US">
      <body>
        <PreloadFont file="barlow-condensed-700" />
        <PreloadFont file="barlow-400" />
        <PreloadFont file="barlow-600" />
        {children}
      </body>
    </html>
  );
}
