type PreloadFontProps = {
  file: "barlow-400" | "barlow-600" | "barlow-condensed-600" | "barlow-condensed-700";
  media?: string;
};

/** Preloads a font. Render it only where text uses the font: browsers warn about preloaded files that are not used. */
export function PreloadFont({ file, media }: PreloadFontProps) {
  return (
    <link
      rel="preload"
      as="font"
      type="font/woff2"
      href={`/fonts/${file}.woff2`}
      crossOrigin=""
      {...(media && { media })}
    />
  );
}
