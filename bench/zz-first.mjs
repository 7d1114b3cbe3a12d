import { launch, DESKTOP } from './chrome.mjs';
import { serve } from './serve.mjs';
const server=await serve(process.argv[2]); const b=await launch(); const c=await b.newContext({...DESKTOP,locale:'en-US'}); const p=await c.newPage(); const cl=await c.newCDPSession(p); await cl.send('Emulation.setCPUThrottlingRate',{rate:4});
await p.goto(server.url+'/'); await p.waitForTimeout(9000);
const btn=p.getByRole('button',{name:'Toggle dark mode'});
await b.startTracing(p,{categories:['devtools.timeline','v8.execute','disabled-by-default-v8.cpu_profiler','v8']}); await btn.click(); await p.waitForTimeout(1200); const ev=JSON.parse((await b.stopTracing()).toString()).traceEvents;
const mains=ev.filter(e=>e.name==='thread_name'&&e.args.name==='CrRendererMain').map(e=>e.pid+':'+e.tid); const X=ev.filter(e=>e.ph==='X'&&mains.includes(e.pid+':'+e.tid)).sort((a,b)=>a.ts-b.ts);
const click=X.find(e=>e.name==='EventDispatch'&&e.args?.data?.type==='click'); const t0=click.ts;
for(const e of X){ if(e.ts<t0-150000||e.ts>t0+200000||e.dur<2000) continue; if(/RunTask|ThreadController|Task$/.test(e.name)) continue; console.log(((e.ts-t0)/1000).toFixed(0).padStart(5),(e.dur/1000).toFixed(1).padStart(6),e.name,e.args?.data?.type??'',e.args?.data?.functionName??'',(e.args?.data?.url??'').slice(-30),e.args?.elementCount??''); }
await b.close(); process.exit(0);
