/** The status for each kind of caller: anonymous, signed in, disabled user, ended session. */
export type Statuses = readonly [anonymous: number, signedIn: number, disabled: number, revoked: number];

type Access = {
  path: string;
  methods: Record<string, Statuses>;
  /** Set if the call ends the caller's session. */
  ends?: true;
};

const office = (signedIn: number): Statuses => [401, signedIn, 401, 401];
const open = (status: number): Statuses => [status, status, status, status];

const record = (path: string, methods: Access["methods"]): Access => ({
  path: `${path}/no-such-record-0`,
  methods,
});

const publicPage = (folder: string, path: string, status = 200): [string, Access] => [
  `app/(site)${folder}/page.tsx`,
  { path, methods: { GET: open(status) } },
];

/** The expected statuses: an entry for each file under app/ that handles requests. Request bodies are {}. */
export const ACCESS: Record<string, Access> = {
  ...Object.fromEntries([
    publicPage("", "/"),
    ...["about", "contact", "inventory", "parts", "partsrequest", "privacy-policy", "repair"].map((name) =>
      publicPage(`/${name}`, `/${name}`),
    ),
    // Internal: /contact?vehicle= is rewritten to it.
    publicPage("/contact/[vehicle]", "/contact/no-such-record-0", 404),
    publicPage("/inventory/[id]", "/inventory/no-such-record-0", 404),
    publicPage("/inventory/page/[number]", "/inventory/page/x", 404),
    publicPage("/parts/[id]", "/parts/no-such-record-0", 404),
    publicPage("/parts/page/[number]", "/parts/page/x", 404),
    publicPage("/request", "/request"),
    publicPage("/request/[token]", "/request/no-such-request", 404),
    ...["accept", "decline", "withdraw"].map((name) =>
      publicPage(`/request/[token]/${name}`, `/request/no-such-request/${name}`, 404),
    ),
  ]),
  "app/(office)/admin/page.tsx": { path: "/admin", methods: { GET: [307, 200, 307, 307] } },
  "app/(office)/admin/account/page.tsx": {
    path: "/admin/account",
    methods: { GET: [307, 200, 307, 307] },
  },
  "app/(office)/admin/desk/page.tsx": { path: "/admin/desk", methods: { GET: [307, 200, 307, 307] } },
  ...Object.fromEntries(
    ["", "/summary", "/week"].map((path) => [
      `app/api/admin/desk${path}/route.ts`,
      { path: `/api/admin/desk${path}`, methods: { GET: office(200) } },
    ]),
  ),
  "app/(office)/admin/mail/page.tsx": { path: "/admin/mail", methods: { GET: [307, 200, 307, 307] } },
  "app/(office)/admin/desk/numbers/page.tsx": {
    path: "/admin/desk/numbers",
    methods: { GET: [307, 200, 307, 307] },
  },
  ...Object.fromEntries(
    ["quote", "quotes/[number]/print", "work-order"].map((name) => [
      `app/(office)/admin/desk/[reference]/${name}/page.tsx`,
      {
        path: `/admin/desk/no-such-record-0/${name.replace("[number]", "1")}`,
        methods: { GET: [307, 200, 307, 307] as const },
      },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries({
      "quote-draft": { GET: office(404), PUT: office(400), DELETE: office(404) },
      "quote-draft/email": { GET: office(404) },
      quotes: { POST: office(404) },
      donors: { GET: office(404) },
      "donor-watch": { POST: office(404), DELETE: office(404) },
    }).map(([name, methods]) => [
      `app/api/admin/conversations/[reference]/${name}/route.ts`,
      { path: `/api/admin/conversations/no-such-record-0/${name}`, methods },
    ]),
  ),
  ...Object.fromEntries(
    ["", "/customer-view"].map((page) => [
      `app/(office)/admin/desk/[reference]${page}/page.tsx`,
      {
        path: `/admin/desk/no-such-record-0${page}`,
        methods: { GET: [307, 200, 307, 307] as const },
      },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries({
      "": { GET: office(404), PUT: office(400) },
      "/messages": { POST: office(400) },
      "/opened": { POST: office(204) },
      "/revoke-link": { POST: office(404) },
      "/writing": { POST: office(404) },
    }).map(([name, methods]) => [
      `app/api/admin/conversations/[reference]${name}/route.ts`,
      { path: `/api/admin/conversations/no-such-record-0${name}`, methods },
    ]),
  ),
  "app/api/admin/staff/route.ts": { path: "/api/admin/staff", methods: { GET: office(200) } },
  "app/api/admin/saved-replies/route.ts": {
    path: "/api/admin/saved-replies",
    methods: { GET: office(200), POST: office(400) },
  },
  "app/api/admin/saved-replies/[id]/route.ts": record("/api/admin/saved-replies", {
    GET: office(404),
    PUT: office(400),
    DELETE: office(404),
  }),
  "app/(office)/login/page.tsx": { path: "/login", methods: { GET: open(200) } },
  "app/api/admin/account/events/route.ts": {
    path: "/api/admin/account/events",
    methods: { GET: office(200) },
  },
  "app/api/admin/account/password/route.ts": {
    path: "/api/admin/account/password",
    methods: { PUT: office(400) },
  },
  "app/api/admin/account/profile/route.ts": {
    path: "/api/admin/account/profile",
    methods: { GET: office(200), PUT: office(400) },
  },
  "app/api/admin/account/sessions/route.ts": {
    path: "/api/admin/account/sessions",
    methods: { GET: office(200), DELETE: office(204) },
    ends: true,
  },
  "app/api/admin/account/sessions/[id]/route.ts": record("/api/admin/account/sessions", {
    DELETE: office(404),
  }),
  "app/api/admin/emails/route.ts": { path: "/api/admin/emails", methods: { GET: office(200) } },
  "app/api/admin/emails/[id]/route.ts": record("/api/admin/emails", { GET: office(404) }),
  "app/api/admin/emails/[id]/retry/route.ts": {
    path: "/api/admin/emails/no-such-record-0/retry",
    methods: { POST: office(404) },
  },
  // Only the host's cron service has its secret.
  "app/api/cron/route.ts": { path: "/api/cron", methods: { GET: open(401) } },
  "app/api/admin/desk/numbers/route.ts": {
    path: "/api/admin/desk/numbers",
    methods: { GET: office(200) },
  },
  "app/api/admin/upload/route.ts": { path: "/api/admin/upload", methods: { POST: office(415) } },
  "app/api/admin/upload/permit/route.ts": {
    path: "/api/admin/upload/permit",
    methods: { POST: office(200) },
  },
  ...Object.fromEntries(
    ["retail-vehicles", "dismantled-vehicles", "part-requests", "repair-requests", "vehicle-inquiries"].map(
      (list) => [
        `app/api/admin/${list}/[id]/history/route.ts`,
        { path: `/api/admin/${list}/no-such-record-0/history`, methods: { GET: office(404) } },
      ],
    ),
  ),
  "app/api/auth/session/route.ts": { path: "/api/auth/session", methods: { GET: open(200) } },
  "app/api/auth/login/route.ts": { path: "/api/auth/login", methods: { POST: open(400) } },
  "app/api/auth/logout/route.ts": { path: "/api/auth/logout", methods: { POST: open(204) }, ends: true },
  "app/api/auth/refresh/route.ts": { path: "/api/auth/refresh", methods: { POST: office(200) } },
  "app/api/auth/verify/route.ts": { path: "/api/auth/verify", methods: { GET: office(200) } },
  ...Object.fromEntries(
    ["retail-vehicles", "dismantled-vehicles"].flatMap((list) => [
      [
        `app/api/admin/${list}/route.ts`,
        { path: `/api/admin/${list}`, methods: { GET: office(200), POST: office(400) } },
      ],
      [
        `app/api/admin/${list}/[id]/route.ts`,
        record(`/api/admin/${list}`, { GET: office(404), PUT: office(404), DELETE: office(404) }),
      ],
      [`app/api/${list}/route.ts`, { path: `/api/${list}`, methods: { GET: open(200) } }],
      [`app/api/${list}/[id]/route.ts`, record(`/api/${list}`, { GET: open(404) })],
    ]),
  ),
  ...Object.fromEntries(
    ["part-requests", "repair-requests"].flatMap((list) => [
      [`app/api/admin/${list}/route.ts`, { path: `/api/admin/${list}`, methods: { GET: office(200) } }],
      [
        `app/api/admin/${list}/[id]/route.ts`,
        record(`/api/admin/${list}`, { GET: office(404), PUT: office(400), DELETE: office(404) }),
      ],
      [`app/api/${list}/route.ts`, { path: `/api/${list}`, methods: { POST: open(400) } }],
    ]),
  ),
  "app/api/vehicle-inquiries/route.ts": { path: "/api/vehicle-inquiries", methods: { POST: open(400) } },
  // They accept forms only.
  ...Object.fromEntries(
    ["accept", "decline", "link", "messages", "photos", "withdraw"].map((name) => [
      `app/api/request/${name}/route.ts`,
      { path: `/api/request/${name}`, methods: { POST: open(415) } },
    ]),
  ),
  "app/api/health/route.ts": { path: "/api/health", methods: { GET: open(200) } },
  "app/api/vehicle-data/batched/route.ts": {
    path: "/api/vehicle-data/batched",
    methods: { GET: open(200) },
  },
  "app/api/vin/direct-decode/route.ts": { path: "/api/vin/direct-decode", methods: { POST: open(400) } },
  "app/api/[[...path]]/route.ts": {
    path: "/api/admin/nothing",
    methods: { GET: open(404), POST: open(404), PUT: open(404), PATCH: open(404), DELETE: open(404) },
  },
  ...Object.fromEntries(
    ["google-vehicles.csv", "meta-vehicles.csv"].map((file) => [
      `app/feeds/${file}/route.ts`,
      { path: `/feeds/${file}`, methods: { GET: open(200) } },
    ]),
  ),
  "app/drawings/[file]/route.ts": { path: "/drawings/no-such-file", methods: { GET: open(404) } },
  "app/images/[file]/route.ts": { path: "/images/no-such-file", methods: { GET: open(404) } },
  "app/(site)/parts/vehicle/[id]/route.ts": {
    path: "/parts/vehicle/no-such-record-0",
    methods: { GET: open(307) },
  },
  "app/(site)/parts/[id]/picture/route.tsx": {
    path: "/parts/no-such-record-0/picture",
    methods: { GET: open(404) },
  },
  "app/(site)/inventory/[id]/picture/route.tsx": {
    path: "/inventory/no-such-record-0/picture",
    methods: { GET: open(404) },
  },
};
