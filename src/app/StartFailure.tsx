interface Props {
  readonly title: string;
  readonly text: string;
  readonly names?: readonly string[];
}

/**
 * Shown when the app cannot run at all. It uses plain elements, English text, no theme and no i18n, because
 * any of these may have failed. The style sheet of the HTML document formats it.
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
