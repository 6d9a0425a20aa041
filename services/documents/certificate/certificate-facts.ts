/** What a certificate says; days are `YYYY-MM-DD`. */
export interface CertificateFacts {
  language: 'ko' | 'en';
  number: string;
  name: string;
  company: string;
  title: string;
  startDate: string;
  endDate: string;
  issuedOn: string;
  /** URL of the page on which anybody can verify it. */
  page: string;
}
