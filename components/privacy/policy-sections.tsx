import type { ReactNode } from "react";
import {
  DataSecurity,
  HowWeUseYourInformation,
  InformationSharing,
  InformationWeCollect,
} from "@/components/privacy/data-use-sections";
import {
  ChangesToThisPolicy,
  ChildrensPrivacy,
  Compliance,
  ContactInformation,
  DataRetention,
  ThirdPartyLinks,
  YourPrivacyRights,
} from "@/components/privacy/rights-sections";

type PolicySection = { id: string; title: string; Text: () => ReactNode };

/** The policy's eleven sections, in order. The ids are link targets: they stay when titles change. */
export const POLICY_SECTIONS: readonly PolicySection[] = [
  { id: "collect", title: "Information We Collect", Text: InformationWeCollect },
  { id: "use", title: "How We Use Your Information", Text: HowWeUseYourInformation },
  { id: "sharing", title: "Information Sharing and Disclosure", Text: InformationSharing },
  { id: "security", title: "Data Security", Text: DataSecurity },
  { id: "rights", title: "Your Privacy Rights", Text: YourPrivacyRights },
  { id: "retention", title: "Data Retention", Text: DataRetention },
  { id: "third-party-links", title: "Third-Party Links", Text: ThirdPartyLinks },
  { id: "children", title: "Children's Privacy", Text: ChildrensPrivacy },
  { id: "changes", title: "Changes to This Privacy Policy", Text: ChangesToThisPolicy },
  { id: "contact", title: "Contact Information", Text: ContactInformation },
  { id: "compliance", title: "Compliance", Text: Compliance },
];
