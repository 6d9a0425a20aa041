const dayMs = 24 * 60 * 60 * 1000;

export interface SampleApplication {
  id: number;
  name: string;
  company: string;
  attendedAt: Date | null;
}

interface SampleTraining {
  titleKo: string;
  titleEn: string | null;
  startDate: string;
  endDate: string;
}

/** Certificates of those who came, issued a day after the training ended; the first of them was withdrawn a day later. */
export function sampleCertificates(
  { titleKo, titleEn, startDate, endDate }: SampleTraining,
  applications: SampleApplication[],
) {
  const issuedAt = new Date(Date.parse(`${endDate}T10:00:00+09:00`) + dayMs);
  return applications
    .filter(({ attendedAt }) => attendedAt !== null)
    .map(({ id, name, company }, index) => ({
      // Samples may be guessed
      number: `SE-${endDate.slice(0, 4)}-SAMPLE000${index + 1}`,
      applicationId: id,
      name,
      company,
      titleKo,
      titleEn,
      startDate,
      endDate,
      issuedAt,
      withdrawnAt: index === 0 ? new Date(issuedAt.getTime() + dayMs) : null,
      withdrawalReason: index === 0 ? '회사명 정정 후 재발급 예정' : null,
    }));
}
