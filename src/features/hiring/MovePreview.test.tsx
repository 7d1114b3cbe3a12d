import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { FIELDS } from '@/forms/kinds/fields';
import { startAllTexts } from '@/i18n/texts.fixture';
import { MOVE_FORMS } from './moveForm';
import { MovePreview } from './MovePreview';

beforeAll(startAllTexts);

/** Clocks in Toronto go from 2:00 to 3:00 that night, so 2:30 would be read as 3:30. */
const SKIPPED = '2027-03-14T02:30';

test('a time that a clock change skips is written in words neither below its field nor for the applicant', () => {
  vi.stubEnv('TZ', 'America/Toronto');
  const values = { ...MOVE_FORMS.interview.blank, rows: '2', at: SKIPPED, at2: '2027-03-14T03:15' };
  const { container, unmount } = render(<MovePreview to="interview" values={values} zone={null} />);
  expect(container).toHaveTextContent(/3:15/);
  expect(container).not.toHaveTextContent(/[23]:30/);
  unmount();

  const field = (value: string) => (
    <FIELDS.moment
      id="at"
      name="at"
      label="Date and time"
      spec={{}}
      required
      value={value}
      onChange={() => undefined}
      onBlur={() => undefined}
      inputRef={() => undefined}
    />
  );
  const { rerender } = render(field('2027-03-14T03:15'));
  expect(screen.getByLabelText('Date and time')).toHaveAccessibleDescription(/3:15/);
  rerender(field(SKIPPED));
  expect(screen.getByLabelText('Date and time')).not.toHaveAccessibleDescription(/\d/);
  vi.unstubAllEnvs();
});
