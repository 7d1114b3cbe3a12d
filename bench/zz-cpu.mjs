import { launch, PHONE, throttle } from './chrome.mjs'; import { serve } from './serve.mjs'; import { startBackend } from './backend.mjs'; import { probe } from './probe.mjs'; import { store } from './load.mjs';
const [,,path,d]=process.argv; const backend=await startBackend('/tmp/distN'); const server=await serve(d,{backend:backend.url}); const b=await launch(); await (await b.newPage()).close();
const c=await b.newContext({...PHONE,locale:'en-US'}); await c.addInitScript(probe); if(!process.env.ANON) await c.addInitScript(store,path.startsWith('/admin')?backend.admin:backend.user); const p=await c.newPage(); const cl=await c.newCDPSession(p); await throttle(cl,{network:'slow4g',cpu:4});
await b.startTracing(p,{categories:['devtools.timeline','v8.execute','v8','disabled-by-default-v8.cpu_profiler','loading','blink.user_timing','disabled-by-default-v8.compile']});
await p.goto(server.url+path,{waitUntil:'load'}); await p.waitForTimeout(3500); const pr=await p.evaluate(()=>({fcp:window.__probe.fcp,lcp:window.__probe.lcp,ready:window.__probe.ready}));
const ev=JSON.parse((await b.stopTracing()).toString()).traceEvents; const fcp=ev.filter(e=>e.name==='firstContentfulPaint').pop(); const nav=ev.filter(e=>e.name==='navigationStart'&&e.ts<fcp.ts&&e.pid===fcp.pid).sort((a,b)=>b.ts-a.ts)[0]; const t0=nav.ts; console.log(pr);
const X=ev.filter(e=>e.ph==='X'&&e.pid===fcp.pid&&e.tid===fcp.tid).sort((a,b)=>a.ts-b.ts);
for(const e of X){ if(e.dur<1500||/ThreadController/.test(e.name)) continue; console.log(((e.ts-t0)/1000).toFixed(0).padStart(6),(e.dur/1000).toFixed(0).padStart(5),e.name,e.args?.data?.functionName??'',(e.args?.data?.url??'').slice(-40),e.args?.data?.type??'',e.args?.elementCount??''); }
await b.close(); await server.close(); backend.close(); process.exit(0);
