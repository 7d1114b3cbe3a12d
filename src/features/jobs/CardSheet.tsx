import sheet from './jobCard.css?inline';

/** The style sheet of the cards: it stands once in the page, from the first list on that shows them. */
export const CardSheet = () => (
  <style href="job-cards" precedence="default">
    {sheet}
  </style>
);
