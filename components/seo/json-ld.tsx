import { type StructuredData, serializeStructuredData } from "@/lib/seo/structured-data";

/** Structured data (JSON-LD) for search engines. */
export function JsonLd({ nodes }: { nodes: readonly StructuredData[] }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the serializer escapes what could end the script.
      dangerouslySetInnerHTML={{ __html: serializeStructuredData(nodes) }}
    />
  );
}
