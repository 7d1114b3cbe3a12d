import { fillShare, jobHead, jobIdIn, jobIn } from './head.mjs';

/**
 * For nginx with njs (`js_engine qjs`). The locations that it requests are in DEPLOYING.md, "Previews of
 * shared jobs", with how long the answers of the API are cached.
 */
const PAGE = '/share/page';
const API = '/share/api/';
/** Time limit for the answer about the job, in ms. nginx limits the time between two reads only. */
const API_TIMEOUT_MS = 800;

/** The answer, or null after the time limit. */
function answerInTime(request) {
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, API_TIMEOUT_MS, null);
  });
  return Promise.race([request, late]).finally(() => clearTimeout(timer));
}

/** Serves a job's page with its own head; after any failure, the page as it was built. */
export async function share(r) {
  const page = await r.subrequest(PAGE);
  const id = jobIdIn(r.uri);
  let html = page.responseText;
  try {
    const answer = id === null ? null : await answerInTime(r.subrequest(API + encodeURIComponent(id)));
    const job = answer?.status === 200 ? jobIn(JSON.parse(answer.responseText)) : null;
    if (job !== null) html = fillShare(html, jobHead(job, { origin: r.variables.share_origin }));
  } catch {
    html = page.responseText;
  }
  r.headersOut['Content-Type'] = 'text/html; charset=utf-8';
  r.return(page.status, html);
}

export default { share };
