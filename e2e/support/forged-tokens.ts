import { createHmac, generateKeyPairSync, type KeyObject, sign as signWith } from "node:crypto";

type Json = Record<string, unknown>;

export const encoded = (value: unknown) =>
  Buffer.from(typeof value === "string" ? value : JSON.stringify(value)).toString("base64url");

/** The payload of a token, without verification. */
export const payloadOf = (token: string): Json & { exp: number; iat: number } =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());

const secret = () => process.env.NEXTAUTH_SECRET ?? "";
const keyOf = (purpose: string) => createHmac("sha256", secret()).update(purpose).digest();

/** The site's own key: it makes tokens whose signature is valid, so that their claims are tested. */
const ownKey = () => keyOf("access token, version 1");
const HEADER = { alg: "HS256", typ: "at+jwt" };

function hmacToken(header: Json, payload: unknown, key: string | Buffer = ownKey(), hash = "sha256"): string {
  const content = `${encoded(header)}.${encoded(payload)}`;
  return `${content}.${createHmac(hash, key).update(content).digest("base64url")}`;
}

function keyPairToken(header: Json, payload: unknown, key: KeyObject, hash: string | null): string {
  const content = `${encoded(header)}.${encoded(payload)}`;
  return `${content}.${signWith(hash, Buffer.from(content), key).toString("base64url")}`;
}

/** An access token with these claims, signed as the site signs it. */
export const signToken = (claims: Json) => hmacToken(HEADER, claims);

/** Tokens that must be rejected, by what is wrong with them. `token` and `other` are valid tokens of two users. */
export function forgedTokens(token: string, other: string): Record<string, string> {
  const claims = payloadOf(token);
  const [header = "", payload = "", signature = ""] = token.split(".");
  const now = Math.floor(Date.now() / 1000);
  const without = (name: string) =>
    Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));
  const claiming = (changes: Json) => signToken({ ...claims, ...changes });
  const headed = (changes: Json) => hmacToken({ ...HEADER, ...changes }, claims);
  const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const ec = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const ed = generateKeyPairSync("ed25519");
  const jwk = rsa.publicKey.export({ format: "jwk" });
  const pem = rsa.publicKey.export({ type: "spki", format: "pem" });
  const equivalent = String.fromCharCode((signature.at(-1) ?? "A").charCodeAt(0) + 1);
  return {
    "alg none, unsigned": `${encoded({ ...HEADER, alg: "none" })}.${payload}.`,
    "alg None, unsigned": `${encoded({ ...HEADER, alg: "None" })}.${payload}.`,
    "alg none, with the signature": `${encoded({ ...HEADER, alg: "none" })}.${payload}.${signature}`,
    "alg none, signed": headed({ alg: "none" }),
    "no alg": headed({ alg: undefined }),
    "alg empty": headed({ alg: "" }),
    "alg is a list": headed({ alg: ["HS256"] }),
    "alg in lower case": headed({ alg: "hs256" }),
    HS384: hmacToken({ ...HEADER, alg: "HS384" }, claims, ownKey(), "sha384"),
    HS512: hmacToken({ ...HEADER, alg: "HS512" }, claims, ownKey(), "sha512"),
    "RS256, another key pair": keyPairToken({ ...HEADER, alg: "RS256" }, claims, rsa.privateKey, "sha256"),
    "RS256, signed with the shared key": headed({ alg: "RS256" }),
    "a public key as the shared one": hmacToken(HEADER, claims, pem.toString()),
    ES256: keyPairToken({ ...HEADER, alg: "ES256" }, claims, ec.privateKey, "sha256"),
    EdDSA: keyPairToken({ ...HEADER, alg: "EdDSA" }, claims, ed.privateKey, null),
    "another key": hmacToken(HEADER, claims, "a key of someone else, long enough"),
    "an empty key": hmacToken(HEADER, claims, ""),
    "the secret itself as the key": hmacToken(HEADER, claims, secret()),
    "a key for another purpose": hmacToken(HEADER, claims, keyOf("access token, version 2")),
    "wrong issuer": claiming({ iss: "https://evil.example" }),
    "issuer with a slash": claiming({ iss: `${claims.iss}/` }),
    "no issuer": signToken(without("iss")),
    "wrong audience": claiming({ aud: "shop" }),
    "no audience": signToken(without("aud")),
    "another type": headed({ typ: "JWT" }),
    "no type": headed({ typ: undefined }),
    expired: claiming({ exp: now - 1, iat: now - 60 }),
    "no expiration": signToken(without("exp")),
    "expiration is a string": claiming({ exp: String(claims.exp) }),
    "not valid yet": claiming({ nbf: now + 60 }),
    "no nbf": signToken(without("nbf")),
    "issued tomorrow": claiming({ iat: now + 86_400, exp: now + 90_000 }),
    "issued long ago, valid for too long": claiming({ iat: now - 1_801, exp: now + 9_999 }),
    "no issue time": signToken(without("iat")),
    "payload changed": `${header}.${encoded({ ...claims, exp: claims.exp + 9_999 })}.${signature}`,
    "payload of another token": `${header}.${other.split(".")[1]}.${signature}`,
    "another user, own session": claiming({ sub: payloadOf(other).sub }),
    "own user, another user's session": claiming({ sid: payloadOf(other).sid }),
    "no session": signToken(without("sid")),
    "unknown session": claiming({ sid: "no-such-session-0" }),
    "session with a null character": claiming({ sid: "a\0b" }),
    "session is an object": claiming({ sid: { not: "" } }),
    "no user": signToken(without("sub")),
    "payload is a list": hmacToken(HEADER, [claims]),
    "payload is not JSON": hmacToken(HEADER, "office"),
    "kid that is a path": hmacToken({ ...HEADER, kid: "../../../../dev/null" }, claims, ""),
    "kid that is SQL": hmacToken({ ...HEADER, kid: "x' UNION SELECT 'key" }, claims, "key"),
    jku: keyPairToken(
      { ...HEADER, alg: "RS256", jku: "http://127.0.0.1:1/jwks" },
      claims,
      rsa.privateKey,
      "sha256",
    ),
    jwk: keyPairToken({ ...HEADER, alg: "RS256", jwk }, claims, rsa.privateKey, "sha256"),
    x5u: keyPairToken(
      { ...HEADER, alg: "RS256", x5u: "http://127.0.0.1:1/x" },
      claims,
      rsa.privateKey,
      "sha256",
    ),
    x5c: keyPairToken({ ...HEADER, alg: "RS256", x5c: ["MIIB"] }, claims, rsa.privateKey, "sha256"),
    "crit unknown": headed({ crit: ["office"], office: true }),
    "crit empty": headed({ crit: [] }),
    "unencoded payload": headed({ crit: ["b64"], b64: false }),
    "no signature": `${header}.${payload}.`,
    "signature cut off": token.slice(0, -1),
    "signature longer": `${token}x`,
    "signature with another encoding": `${token.slice(0, -1)}${equivalent}`,
    "signature padded": `${token}=`,
    "two parts": `${header}.${payload}`,
    "four parts": `${token}.${signature}`,
    "five parts": `${header}..${payload}.${signature}.${signature}`,
    "password-based encryption, to keep the server busy": `${encoded({ alg: "PBES2-HS256+A128KW", enc: "A128GCM", p2s: "c2FsdHNhbHQ", p2c: 2_000_000_000 })}.${"a".repeat(32)}.${"a".repeat(16)}.YQ.${"a".repeat(22)}`,
    "in lower case": token.toLowerCase(),
    "8 kB": "a".repeat(8_000),
    dots: "..",
  };
}
