// Inline styles of emails, because many mail clients ignore style sheets. Every cell states its colors, so that clients
// with a dark mode do not combine theirs with ours. The colors are the light ones of app/styles/theme.css.

const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const INK = "#1B2023";
const INK_2 = "#495257";
const INK_3 = "#5C666B";
const PAPER = "#F1F3F1";
const SHEET = "#FFFFFF";
const LINE = "#CBD1D0";
const LINK = "#1F5273";
const ORANGE = "#FF6B0A";

const onPaper = `${FONT};background-color:${PAPER}`;
const onSheet = `${FONT};background-color:${SHEET}`;

export const styles = {
  body: `margin:0;padding:0;background-color:${PAPER};color:${INK}`,
  page: `background-color:${PAPER};color:${INK}`,
  column: `width:100%;max-width:600px;background-color:${PAPER};color:${INK}`,
  tag: `${FONT};background-color:${INK};color:#FFFFFF;border-radius:3px;padding:12px 18px 12px 14px;font-size:20px;line-height:24px;font-weight:700`,
  heading: `${onPaper};color:${INK};padding:28px 24px 0;font-size:30px;line-height:36px;font-weight:700`,
  h1: `margin:0;font-size:30px;line-height:36px;font-weight:700;color:${INK}`,
  paragraph: `${onPaper};color:${INK};padding:10px 24px 0;font-size:17px;line-height:26px`,
  quotation: `${onSheet};color:${INK};border:1px solid ${LINE};border-radius:6px;padding:16px 20px;font-size:17px;line-height:26px`,
  outer: `background-color:${PAPER};color:${INK};padding:24px 24px 0`,
  ticket: `border-collapse:separate;border:2px solid ${INK};border-radius:8px;overflow:hidden;background-color:${SHEET};color:${INK}`,
  ticketHead: `${onSheet};color:${INK_3};border-bottom:2px solid ${INK};border-radius:6px 6px 0 0;padding:12px 20px;font-size:17px;line-height:24px`,
  ticketPart: `${onSheet};color:${INK};padding:16px 0 0 20px;font-size:16px;line-height:24px;font-weight:700;word-break:break-word`,
  ticketPrice: `${onSheet};color:${INK};padding:16px 20px 0 16px;font-size:16px;line-height:24px;font-weight:700;white-space:nowrap`,
  details: `${onSheet};color:${INK_2};padding:0 20px 16px;border-bottom:1px solid ${LINE};font-size:16px;line-height:24px`,
  sumLabel: `${onSheet};color:${INK_2};padding:2px 0 0 20px;font-size:16px;line-height:24px`,
  sumAmount: `${onSheet};color:${INK_2};padding:2px 20px 0 16px;font-size:16px;line-height:24px;white-space:nowrap`,
  space: `background-color:${SHEET};color:${INK};height:12px;font-size:1px;line-height:12px`,
  total: `background-color:${SHEET};color:${INK}`,
  totalLabel: `${onSheet};color:${INK};padding:10px 0 16px 20px;font-size:20px;line-height:40px;font-weight:700`,
  totalAmount: `${onSheet};color:${INK};padding:10px 20px 16px 16px;font-size:34px;line-height:40px;font-weight:700;white-space:nowrap`,
  terms: `${onSheet};color:${INK_2};border-top:1px solid ${LINE};border-radius:0 0 6px 6px;padding:14px 20px;font-size:15px;line-height:23px`,
  validity: `color:${INK};font-weight:700`,
  factLabel: `${onSheet};color:${INK_3};padding:8px 0 8px 20px;font-size:15px;line-height:22px;white-space:nowrap`,
  factValue: `${onSheet};color:${INK};padding:8px 20px 8px 16px;font-size:16px;line-height:22px;word-break:break-word`,
  button: `background-color:${ORANGE};border:2px solid ${INK};border-radius:4px`,
  buttonLink: `${FONT};display:block;background-color:${ORANGE};color:${INK};padding:16px 20px;font-size:19px;line-height:24px;font-weight:700;text-align:center;text-decoration:none;border-radius:3px`,
  whole: "white-space:nowrap",
  small: `${onPaper};color:${INK_2};padding:16px 24px 8px;font-size:15px;line-height:23px;word-break:break-word`,
  link: `color:${LINK};text-decoration:underline`,
  phone: `color:${LINK};text-decoration:underline;white-space:nowrap`,
  footer: `${onPaper};color:${INK_3};border-top:1px solid ${LINE};padding:16px 0 32px;font-size:14px;line-height:21px`,
} as const;
