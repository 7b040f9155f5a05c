import { z } from "zod";
import { MISSING_CREDENTIALS } from "@/lib/auth/lockout-rules";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, PASSWORD_LENGTH_MESSAGE } from "@/lib/auth/password-rules";

/** What POST /api/auth/login takes. */
export const credentialsSchema = z.object({
  username: z.string({ error: MISSING_CREDENTIALS }).trim().min(1, { error: MISSING_CREDENTIALS }).max(200),
  password: z.string({ error: MISSING_CREDENTIALS }).min(1, { error: MISSING_CREDENTIALS }).max(1_000),
});

export type Credentials = z.output<typeof credentialsSchema>;

const MISSING_CURRENT = "Please enter your current password";

/** What PUT /api/admin/account/password takes. */
export const passwordChangeSchema = z
  .object({
    currentPassword: z
      .string({ error: MISSING_CURRENT })
      .min(1, { error: MISSING_CURRENT })
      .max(1_000, { error: "This is not your current password" }),
    newPassword: z
      .string({ error: "Please enter a new password" })
      .min(MIN_PASSWORD_LENGTH, { error: PASSWORD_LENGTH_MESSAGE })
      .max(MAX_PASSWORD_LENGTH, { error: PASSWORD_LENGTH_MESSAGE }),
  })
  .refine(({ currentPassword, newPassword }) => currentPassword !== newPassword, {
    path: ["newPassword"],
    error: "Please choose a password other than your current one",
  });

export type PasswordChange = z.output<typeof passwordChangeSchema>;

export const MAX_DISPLAY_NAME_LENGTH = 60;

const DISPLAY_NAME = `A display name has 1 to ${MAX_DISPLAY_NAME_LENGTH} characters`;

const VISIBLE_CHARACTER = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Control characters, and those that change the direction or the lines of the text around a name. */
const CONTROL_CHARACTER = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** A display name, trimmed. */
export const displayNameSchema = z
  .string({ error: DISPLAY_NAME })
  .trim()
  .refine((name) => VISIBLE_CHARACTER.test(name), { error: DISPLAY_NAME })
  .max(MAX_DISPLAY_NAME_LENGTH, { error: DISPLAY_NAME })
  .refine((name) => !CONTROL_CHARACTER.test(name), {
    error: "A display name must not have control characters",
  });

/** What PUT /api/admin/account/profile takes. null removes the display name. */
export const accountProfileSchema = z.object({
  displayName: displayNameSchema.nullable(),
});

/** What customers and colleagues see of the caller's account, from GET /api/admin/account/profile. */
export type AccountProfile = { displayName: string | null };

/** The user as the browser keeps it. */
export type SignedInUser = { id: string; username: string; role: "administrator" };

/** The response of sign-in, refresh and password change. */
export type AccessGrant = { accessToken: string; user: SignedInUser };

/** A live session of the caller, from GET /api/admin/account/sessions. Instants are ISO, in UTC. */
export type AccountSession = {
  _id: string;
  /** The User-Agent header, shortened; may be empty. */
  device: string;
  /** The device in plain words, such as "Chrome on Windows". */
  deviceName: string;
  createdAt: string;
  /** To about a minute. */
  lastSeenAt: string;
  /** Whether it is the current session. */
  current: boolean;
};

export const ACCOUNT_EVENT_KINDS = [
  "account_created",
  "account_disabled",
  "account_enabled",
  "signed_in",
  "sign_in_failed",
  "locked",
  "refused_while_locked",
  "signed_out",
  "session_ended",
  "sessions_ended",
  "credential_replayed",
  "password_changed",
  "password_change_failed",
  "password_reset",
  "display_name_changed",
] as const;

/** Something that happened to the caller's account, from GET /api/admin/account/events. */
export type AccountEvent = {
  _id: string;
  kind: (typeof ACCOUNT_EVENT_KINDS)[number];
  /** ISO, in UTC. */
  at: string;
  /** The User-Agent and network address; null for a command on the server. */
  device: string | null;
  address: string | null;
  /** The device in plain words; null for a command on the server. */
  deviceName: string | null;
};
