import { type StructuredData, serializeStructuredData } from "@/lib/seo/structured-data";

/** Structured data beside what is shown. */
export function JsonLd({ nodes }: { nodes: readonly StructuredData[] }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the serializer leaves nothing that could end the script.
      dangerouslySetInnerHTML={{ __html: serializeStructuredData(nodes) }}
    />
  );
}
