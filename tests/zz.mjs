import { chromium } from '@playwright/test';
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
const p = await b.newPage();
p.on(
  'console',
  (m) => ['error', 'warning'].includes(m.type()) && console.log('CONSOLE', m.text().slice(0, 600)),
);
p.on('pageerror', (e) => console.log('PAGEERROR', e.message, (e.stack || '').slice(0, 500)));
await p.goto('http://127.0.0.1:4331/tools/visa');
await p.locator('main h1').first().waitFor();
await p.waitForTimeout(2500);
await p.evaluate(() => {
  for (const [key, v] of [
    ['language', 'fa'],
    ['is-rtl', 'true'],
  ]) {
    const old = localStorage.getItem(key);
    localStorage.setItem(key, v);
    window.dispatchEvent(
      new StorageEvent('storage', { key, oldValue: old, newValue: v, storageArea: localStorage }),
    );
  }
});
await p.waitForTimeout(5000);
console.log(
  await p.evaluate(() => document.querySelector('main')?.innerText.slice(0, 300)),
  await p.evaluate(() => document.documentElement.lang),
);
console.log(
  await p.evaluate(() =>
    JSON.stringify(JSON.parse(localStorage.getItem('visatalent_log') || '[]').slice(-3)).slice(0, 1500),
  ),
);
await b.close();
