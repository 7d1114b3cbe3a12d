/**
 * Styles of stops on a line: a ring for each stop, a filled one for the last, and the line to the next.
 * @param size diameter of a stop, in px.
 */
export const stopLine = (size: number) =>
  ({
    stop: {
      content: '""',
      position: 'absolute',
      boxSizing: 'border-box',
      insetInlineStart: 0,
      width: size,
      height: size,
      borderRadius: '50%',
      border: '3px solid',
      borderColor: 'primary.main',
    },
    lastStop: { bgcolor: 'primary.main' },
    line: {
      content: '""',
      position: 'absolute',
      insetInlineStart: size / 2 - 1,
      borderInlineStart: '2px solid',
      borderColor: 'primary.main',
      opacity: 0.5,
    },
  }) as const;
