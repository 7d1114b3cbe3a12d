import { launch, PHONE, throttle } from './chrome.mjs'; import { serve } from './serve.mjs'; import { startBackend } from './backend.mjs'; import { store } from './load.mjs';
const [,,path,d]=process.argv; const backend=await startBackend('/tmp/distN'); const server=await serve(d,{backend:backend.url}); const b=await launch(); await (await b.newPage()).close();
const c=await b.newContext({...PHONE,locale:'en-US'}); if(!process.env.ANON) await c.addInitScript(store,path.startsWith('/admin')?backend.admin:backend.user);
await c.addInitScript(()=>{window.__l=[];new PerformanceObserver(l=>{for(const e of l.getEntries())window.__l.push([Math.round(e.startTime),e.size,(e.element?.tagName??'')+': '+(e.element?.textContent??'').slice(0,60)])}).observe({type:'largest-contentful-paint',buffered:true});});
const p=await c.newPage(); const cl=await c.newCDPSession(p); await throttle(cl,{network:'slow4g',cpu:4});
const shots=[]; cl.on('Page.screencastFrame',async f=>{shots.push(f);await cl.send('Page.screencastFrameAck',{sessionId:f.sessionId}).catch(()=>{});}); if(process.env.SHOTS) await cl.send('Page.startScreencast',{format:'jpeg',quality:60,everyNthFrame:1});
await p.goto(server.url+path,{waitUntil:'load'}); await p.waitForTimeout(3500); for(const l of await p.evaluate(()=>window.__l)) console.log(...l);
if(process.env.SHOTS){const fs=await import('node:fs'); fs.rmSync(process.env.SHOTS,{recursive:true,force:true}); fs.mkdirSync(process.env.SHOTS); const t0=shots[0].metadata.timestamp; for(const f of shots) fs.writeFileSync(`${process.env.SHOTS}/${String(Math.round((f.metadata.timestamp-t0)*1000)).padStart(5,'0')}.jpg`,Buffer.from(f.data,'base64'));}
await b.close(); await server.close(); backend.close(); process.exit(0);
