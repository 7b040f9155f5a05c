import { randomBytes } from "node:crypto";
import sharp from "sharp";

// Photos like those of phones and cameras: rotated, and with metadata that must not be published.

/** Text in the metadata of every sample, which must not appear in any response. */
export const PRIVATE_WORDS = [
  "Dana Example",
  "KITCHEN-TABLE",
  "PRIVATE-XMP",
  "PRIVATE-IPTC",
  "PRIVATE-COMMENT",
];

/** The corner colors of every upright sample, as red, green and blue. */
export const CORNERS = {
  topLeft: [220, 30, 30],
  topRight: [30, 200, 30],
  bottomLeft: [30, 30, 220],
  bottomRight: [240, 240, 240],
} as const;

export type SampleFormat = "jpeg" | "png" | "webp";

const EXIF = {
  IFD0: { Artist: "Dana Example", ImageDescription: "KITCHEN-TABLE" },
  IFD3: {
    GPSLatitudeRef: "N",
    GPSLatitude: "42/1 31/1 1200/100",
    GPSLongitudeRef: "W",
    GPSLongitude: "74/1 12/1 3600/100",
  },
};
const XMP =
  '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="PRIVATE-XMP" /></rdf:RDF></x:xmpmeta><?xpacket end="w"?>';

/**
 * A photo with EXIF (including GPS), XMP and, in a JPEG, IPTC and a comment.
 * @param options.orientation of the camera, as in EXIF: 1 (upright) to 8
 */
export async function samplePhoto({
  format = "jpeg",
  orientation = 1,
  width = 640,
  height = 480,
}: {
  format?: SampleFormat;
  orientation?: number;
  width?: number;
  height?: number;
} = {}): Promise<Buffer> {
  const recorded = await recordedAt(await upright(width, height), orientation);
  const photo = await sharp(recorded)
    .withExif(EXIF)
    .withMetadata({ orientation })
    .withXmp(XMP)
    .toFormat(format, { quality: 90 })
    .toBuffer();
  return format === "jpeg" ? withIptcAndComment(photo) : photo;
}

/**
 * A 12-megapixel photo like a phone's: the pixels as the sensor of a rotated phone records them, and the orientation in
 * EXIF. Noise makes the file as large as a real photo's.
 */
export async function phonePhoto({
  orientation = 6,
  quality = 90,
  width = 3_024,
  height = 4_032,
}: {
  orientation?: 1 | 3 | 6 | 8;
  quality?: number;
  width?: number;
  height?: number;
}): Promise<Buffer> {
  const scene = await sharp(await upright(width, height))
    .removeAlpha()
    .raw()
    .toBuffer();
  const noise = randomBytes(scene.length);
  for (let at = 0; at < scene.length; at += 1) {
    const [color = 0, change = 0] = [scene[at], noise[at]];
    scene[at] = Math.min(255, Math.max(0, color + (change >> 2) - 32));
  }
  // The sensor records the scene with the inverse of the rotation that EXIF specifies.
  const rotated = { 1: 0, 3: 180, 6: 270, 8: 90 }[orientation];
  return sharp(scene, { raw: { width, height, channels: 3 } })
    .rotate(rotated)
    .withMetadata({ orientation })
    .jpeg({ quality })
    .toBuffer();
}

async function upright(width: number, height: number): Promise<Buffer> {
  const half = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
  const at = { topLeft: [0, 0], topRight: [1, 0], bottomLeft: [0, 1], bottomRight: [1, 1] } as const;
  const quarters = (Object.keys(at) as (keyof typeof at)[]).map((corner) => {
    const [r, g, b] = CORNERS[corner];
    return {
      input: { create: { ...half, channels: 3 as const, background: { r, g, b } } },
      left: at[corner][0] * (width - half.width),
      top: at[corner][1] * (height - half.height),
    };
  });
  return sharp({ create: { width, height, channels: 3, background: "black" } })
    .composite(quarters)
    .png()
    .toBuffer();
}

/** The pixels that a sensor records of an upright scene at an EXIF orientation. */
async function recordedAt(scene: Buffer, orientation: number): Promise<Buffer> {
  const rotated = (degrees: number) => sharp(scene).rotate(degrees).png().toBuffer();
  switch (orientation) {
    case 2:
      return sharp(scene).flop().png().toBuffer();
    case 3:
      return rotated(180);
    case 4:
      return sharp(scene).flip().png().toBuffer();
    case 5:
      return sharp(await rotated(90))
        .flop()
        .png()
        .toBuffer();
    case 6:
      return rotated(270);
    case 7:
      return sharp(await rotated(90))
        .flip()
        .png()
        .toBuffer();
    case 8:
      return rotated(90);
    default:
      return scene;
  }
}

/** Inserts an IPTC record (as Photoshop writes it) and a comment after the first two bytes of a JPEG. */
function withIptcAndComment(jpeg: Buffer): Buffer {
  const byline = Buffer.from("PRIVATE-IPTC");
  const record = Buffer.concat([Buffer.from([0x1c, 2, 80, 0, byline.length]), byline, Buffer.alloc(1)]);
  const resource = Buffer.concat([
    Buffer.from("Photoshop 3.0\0"),
    Buffer.from("8BIM\x04\x04\0\0", "latin1"),
    Buffer.from([0, 0, 0, record.length]),
    record,
  ]);
  return withSegments(jpeg, [0xed, resource], [0xfe, Buffer.from("PRIVATE-COMMENT")]);
}

/** Inserts segments, each a marker and its content, before the segments of a JPEG. */
export function withSegments(jpeg: Buffer, ...segments: [number, Buffer][]): Buffer {
  const written = segments.flatMap(([marker, content]) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(content.length + 2, 2);
    return [head, content];
  });
  return Buffer.concat([jpeg.subarray(0, 2), ...written, jpeg.subarray(2)]);
}
