import card from './jobCard.css?inline';
import row from './jobRow.css?inline';

/** The style sheet of the job cards. React puts it into the page once, with the first list of cards. */
export const CardSheet = () => (
  <style href="job-cards" precedence="default">
    {card + row}
  </style>
);
