interface Props {
  readonly title: string;
  readonly text: string;
  readonly names?: readonly string[];
}

/**
 * What shows when the app cannot run at all: plain elements, English text, no theme and no i18n, because any of
 * these may be what failed. The shell's style sheet gives it a readable form.
 */
export function StartFailure({ title, text, names = [] }: Props) {
  return (
    <main className="start-failure" lang="en" dir="ltr" role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      {names.length > 0 && (
        <ul>
          {names.map((name) => (
            <li key={name}>
              <code>{name}</code>
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href="/">Reload</a>
      </p>
    </main>
  );
}
