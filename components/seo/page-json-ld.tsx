import { JsonLd } from "@/components/seo/json-ld";
import { environment } from "@/lib/env";
import { breadcrumbData, businessData } from "@/lib/seo/structured-data";

/** The structured data of a page: its breadcrumbs, and the business on pages about it. */
export function PageJsonLd({ name, path, about }: { name?: string; path: string; about?: "business" }) {
  const { siteUrl } = environment();
  return (
    <JsonLd
      nodes={[
        ...(about ? [businessData(siteUrl)] : []),
        ...(name ? [breadcrumbData(siteUrl, [{ name, path }])] : []),
      ]}
    />
  );
}
