// Runs before everything else in every page of the WebKit journeys: what goes wrong is kept over navigations.
{
  const KEY = 'watch-of-a-test';
  const keep = (text) => {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    sessionStorage.setItem(KEY, JSON.stringify([...kept, `${location.pathname}: ${text}`]));
  };
  addEventListener('error', (event) => {
    if (event instanceof ErrorEvent) keep(`uncaught ${event.message} ${event.error?.stack ?? ''}`);
  });
  addEventListener('unhandledrejection', ({ reason }) => keep(`unhandled ${reason} ${reason?.stack ?? ''}`));
  document.addEventListener('securitypolicyviolation', (event) =>
    keep(`policy ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`),
  );
  const { error } = console;
  console.error = (...parts) => {
    keep(`console ${parts.join(' ')}`);
    error.apply(console, parts);
  };
}
