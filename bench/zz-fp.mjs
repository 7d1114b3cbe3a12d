import { launch, PHONE, throttle } from './chrome.mjs';
import { serve } from './serve.mjs';
const servers=[]; for(const d of process.argv.slice(3)) servers.push([d,await serve(d)]);
const agg={}; const N=Number(process.argv[2]);
for(let i=0;i<N;i++) for(const [d,server] of servers){ const b=await launch(); await (await b.newPage()).close();
 const c=await b.newContext({...PHONE,locale:'en-US'}); const p=await c.newPage(); const cl=await c.newCDPSession(p); await throttle(cl,{network:'slow4g',cpu:4});
 await b.startTracing(p,{categories:['devtools.timeline','loading','v8','blink.user_timing','devtools.timeline.frame']}); await p.goto(server.url+'/',{waitUntil:'load'}); await p.waitForTimeout(300);
 const ev=JSON.parse((await b.stopTracing()).toString()).traceEvents;
 const fcp=ev.find(e=>e.name==='firstContentfulPaint'); const nav=ev.filter(e=>e.name==='navigationStart'&&e.ts<fcp.ts).sort((a,b)=>b.ts-a.ts)[0]; const key=fcp.pid+':'+fcp.tid;
 const X=ev.filter(e=>e.ph==='X'&&e.pid+':'+e.tid===key&&e.ts>=nav.ts&&e.ts<fcp.ts);
 const a=agg[d]??={}; const add=(k,v)=>(a[k]??=[]).push(v);
 add('fcp',(fcp.ts-nav.ts)/1000);
 const rr=ev.filter(e=>e.name==='ResourceReceiveResponse'&&e.ts>nav.ts).sort((x,y)=>x.ts-y.ts)[0]; add('response',(rr.ts-nav.ts)/1000);
 const rf=ev.filter(e=>e.name==='ResourceFinish'&&e.ts>nav.ts).sort((x,y)=>x.ts-y.ts)[0]; add('htmlDone',(rf.ts-nav.ts)/1000);
 const s={}; for(const e of X) if(/^(ParseHTML|UpdateLayoutTree|Layout|PrePaint|Paint|Layerize|EvaluateScript|FunctionCall|v8.compile|ParseAuthorStyleSheet|Commit|HitTest|MinorGC|ResourceReceivedData|IntersectionObserverController::computeIntersections)$/.test(e.name)){ s[e.name]=(s[e.name]??0)+e.dur/1000; s['#'+e.name]=(s['#'+e.name]??0)+1;}
 for(const k in s) add(k,s[k]);
 const lastPaint=X.filter(e=>e.name==='Paint').sort((x,y)=>x.ts-y.ts)[0]; add('firstPaintStart',(lastPaint.ts-nav.ts)/1000);
 const firstParse=X.filter(e=>e.name==='ParseHTML').sort((x,y)=>x.ts-y.ts)[0]; add('firstParse',(firstParse.ts-nav.ts)/1000);
 const l0=X.filter(e=>e.name==='UpdateLayoutTree').sort((x,y)=>x.ts-y.ts); add('firstStyle',(l0[0].ts-nav.ts)/1000); add('styleEls',l0.reduce((q,e)=>q+(e.args?.elementCount??0),0));
 await b.close(); }
const med=a=>{a=[...a].sort((x,y)=>x-y);return a[Math.floor(a.length/2)]};
const keys=[...new Set(Object.values(agg).flatMap(a=>Object.keys(a)))]; for(const k of keys) console.log(k.padEnd(30),Object.values(agg).map(a=>(a[k]?med(a[k]):0).toFixed(1)).join('   '));
process.exit(0);
