import { afterEach, expect, test } from '@jest/globals';
import { Icon } from '@portal/kit';
import { cleanup, render, screen } from '@testing-library/react';
import { educationPortal } from '../../testing/education-portal.tsx';
import { sampleApplicant } from '../../testing/sample-applicant.ts';
import { sampleTraining } from '../../testing/sample-training.ts';
import { ApplicationResult } from './application-result.tsx';

afterEach(cleanup);

test.each([
  ['signup', 'check'],
  ['waiting', 'clock'],
] as const)(
  'an application that ends as %s carries the sign %s, and its heading takes the focus',
  async (status, sign) => {
    const { wrapper } = await educationPortal();
    const drawn = render(<Icon name={sign} size={28} />).container.innerHTML;
    cleanup();
    const { container } = render(
      <ApplicationResult
        record={sampleApplicant({ status, place: 1 })}
        training={sampleTraining()}
        onClose={() => undefined}
      />,
      { wrapper },
    );
    expect(container.querySelector('svg')?.outerHTML).toBe(drawn);
    expect(container.querySelector('[data-kind]')?.getAttribute('data-kind')).toBe(status);
    expect(document.activeElement).toBe(screen.getByRole('heading'));
    // Only by script: it is no stop for Tab
    expect(screen.getByRole('heading').tabIndex).toBe(-1);
  },
);
