import card from './jobCard.css?inline';
import row from './jobRow.css?inline';

/** The style sheet of the cards: it stands once in the page, from the first list on that shows them. */
export const CardSheet = () => (
  <style href="job-cards" precedence="default">
    {card + row}
  </style>
);
