import "server-only";
import { ImageResponse } from "next/og";
import type { ReactElement } from "react";
import { withSvgDecoder } from "@/lib/images/sharp";
import { OPEN_GRAPH_SIZE } from "@/lib/seo/open-graph";
import { shareFonts } from "@/lib/seo/share-fonts";

/** Renders an element as a PNG of 1200 x 630 pixels. next/og converts it to SVG, which sharp rasterizes. */
export async function sharePng(element: ReactElement): Promise<ArrayBuffer> {
  const fonts = await shareFonts();
  return withSvgDecoder(() => new ImageResponse(element, { ...OPEN_GRAPH_SIZE, fonts }).arrayBuffer());
}
