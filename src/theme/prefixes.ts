import type { StylisPlugin } from '@emotion/cache';

/** Of all that we use, this alone still needs a prefix in a browser of today (Safari). */
const PREFIXED = 'user-select';
/** MUI takes away an inner border that Firefox had until 2021; to other browsers the rule is an error. */
const OUTDATED = '::-moz-focus-inner';

/**
 * Instead of emotion's own prefixer, which writes a quarter of all style rules again for browsers that cannot run
 * this app anyway: fewer bytes in every prerendered page, and less work.
 */
export const prefixes: StylisPlugin = (element) => {
  if (element.type === 'rule' && Array.isArray(element.props)) {
    element.props = element.props.filter((selector) => !selector.endsWith(OUTDATED));
    // Without a selector it would be written as a rule for nothing.
    if (element.props.length === 0) element.children = [];
  }
  if (element.type !== 'decl' || element.props !== PREFIXED) return;
  element.return = `-webkit-${element.value}${element.value}`;
};
