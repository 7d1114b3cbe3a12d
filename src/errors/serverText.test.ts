import { expect, test } from 'vitest';
import { serverText } from './serverText';

test.each([
  'java.lang.NullPointerException: Cannot invoke "User.getId()"',
  'System.NullReferenceException: Object reference not set',
  'Error: x\n    at Object.<anonymous> (/srv/app.js:3:9)',
  'Traceback (most recent call last):\n  File "app.py", line 3',
])('the stack trace %j is not shown', (trace) => expect(serverText(trace)).toBeNull());
