import { business } from "@/lib/business";

/** The logo for pictures of link previews (next/og). `size` is the font size in pixels. */
export function ShareTag({ size, reversed = false }: { size: number; reversed?: boolean }) {
  const [tag, ink] = reversed ? ["#ffffff", "#1b2023"] : ["#1b2023", "#ffffff"];
  const height = Math.round(size * 1.7);
  const width = Math.round(height * 0.75);
  // The clipped corners are an SVG because next/og supports few clip paths.
  const nose = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 40"><path fill="${tag}" d="M10 0H30V40H10L0 30V10Z"/><circle cx="17" cy="20" r="4" fill="${ink}"/></svg>`;
  return (
    <div
      style={{
        display: "flex",
        alignSelf: "flex-start",
        height,
        color: ink,
        fontSize: size,
        fontWeight: 700,
      }}
    >
      <img src={`data:image/svg+xml,${encodeURIComponent(nose)}`} alt="" width={width} height={height} />
      <div
        style={{
          display: "flex",
          alignItems: "center",
          paddingRight: size * 0.6,
          paddingBottom: size * 0.08,
          marginLeft: -1,
          background: tag,
          lineHeight: 1,
        }}
      >
        {business.name}
      </div>
    </div>
  );
}
