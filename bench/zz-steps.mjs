import { launch, DESKTOP } from './chrome.mjs';
import { serve } from './serve.mjs';
const server=await serve(process.argv[2]); const b=await launch(); const c=await b.newContext({...DESKTOP,locale:'en-US'}); const p=await c.newPage(); const cl=await c.newCDPSession(p); await cl.send('Emulation.setCPUThrottlingRate',{rate:4});
await p.goto(server.url+'/'); await p.waitForTimeout(6000); await p.mouse.move(300,300); await p.waitForTimeout(4000);
async function traced(name, act){ await b.startTracing(p,{categories:['devtools.timeline','v8.execute']}); await act(); await p.waitForTimeout(1200); const ev=JSON.parse((await b.stopTracing()).toString()).traceEvents; 
 const mains=ev.filter(e=>e.name==='thread_name'&&e.args.name==='CrRendererMain').map(e=>e.pid+':'+e.tid); const X=ev.filter(e=>e.ph==='X'&&mains.includes(e.pid+':'+e.tid)); const input=X.filter(e=>e.name==='EventDispatch'&&['click','pointerup'].includes(e.args?.data?.type)).sort((a,b)=>a.ts-b.ts)[0]; const t0=input?.ts??X[0].ts; const win=X.filter(e=>e.ts>=t0-1000&&e.ts<t0+900000); const sum={}; for(const e of win){ if(['FunctionCall','UpdateLayoutTree','Layout','Paint','PrePaint','Layerize','RunMicrotasks','EventDispatch','TimerFire','MinorGC','FireAnimationFrame','HitTest'].includes(e.name)){ sum[e.name]=(sum[e.name]??0)+e.dur/1000; } } console.log(name,Object.entries(sum).map(([k,v])=>k+' '+v.toFixed(0)).join(', ')); const tasks=win.filter(e=>/RunTask/.test(e.name)&&e.dur>30000); console.log('   tasks',tasks.map(t=>((t.ts-t0)/1000).toFixed(0)+'+'+(t.dur/1000).toFixed(0)).join(' ')); const els=win.filter(e=>e.name==='UpdateLayoutTree').map(e=>e.args?.elementCount); console.log('   elements restyled',els.join(' ')); }
await traced('dark', ()=>p.getByRole('button',{name:'Toggle dark mode'}).click());
await traced('dark back', ()=>p.getByRole('button',{name:'Toggle dark mode'}).click());





await b.close(); process.exit(0);
