import type { MetadataRoute } from "next";
import { environment } from "@/lib/env";

export default function robots(): MetadataRoute.Robots {
  const { siteUrl } = environment();
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/admin", "/login", "/api/", "/request/"] },
    sitemap: `${siteUrl}/sitemap.xml`,
  };
}
