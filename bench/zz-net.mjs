import { launch, PHONE, throttle } from './chrome.mjs'; import { serve } from './serve.mjs'; import { startBackend } from './backend.mjs'; import { probe } from './probe.mjs'; import { store } from './load.mjs';
const backend=await startBackend('/tmp/distN'); 
for(const d of process.argv.slice(3)){ const server=await serve(d,{backend:backend.url}); const b=await launch(); await (await b.newPage()).close();
const c=await b.newContext({...PHONE,locale:'en-US'}); await c.addInitScript(probe); await c.addInitScript(store,process.argv[2].startsWith('/admin')?backend.admin:backend.user); const p=await c.newPage(); const cl=await c.newCDPSession(p); await throttle(cl,{network:'slow4g',cpu:4});
const R=new Map(); let t0; cl.on('Network.requestWillBeSent',e=>{t0??=e.timestamp;R.set(e.requestId,{u:e.request.url.replace(/^http:\/\/[^/]+/,''),s:(e.timestamp-t0)*1000,i:e.initiator.type})}); cl.on('Network.responseReceived',e=>{R.get(e.requestId).r=(e.timestamp-t0)*1000}); cl.on('Network.loadingFinished',e=>{const r=R.get(e.requestId);r.e=(e.timestamp-t0)*1000;r.b=e.encodedDataLength});
await p.goto(server.url+process.argv[2],{waitUntil:'load'}); await p.waitForTimeout(3500);
console.log('==',d,await p.evaluate(()=>({fcp:window.__probe.fcp,lcp:window.__probe.lcp,ready:window.__probe.ready,load:performance.getEntriesByType('navigation')[0].loadEventEnd,el:window.__probe.lcpElement})));
for(const r of R.values()) console.log(String(Math.round(r.s)).padStart(6),String(Math.round(r.r)).padStart(6),String(Math.round(r.e)).padStart(6),String(r.b).padStart(7),r.i,r.u.slice(0,90));
await b.close(); await server.close(); } backend.close(); process.exit(0);
