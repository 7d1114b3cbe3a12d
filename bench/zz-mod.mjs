import { readFileSync } from 'node:fs';
import { launch, PHONE, throttle } from './chrome.mjs'; import { serve } from './serve.mjs'; import { startBackend } from './backend.mjs'; import { store } from './load.mjs';
const [,,path,d,n='3']=process.argv; const backend=await startBackend('/tmp/distN'); const server=await serve(d,{backend:backend.url});
const mods={}; const modOf=(url,line)=>{ const f=url.split('/assets/')[1]; if(!f) return '['+(url.split('/').pop()||'')+']'; const m=mods[f]??=(()=>{const out=[];let cur=f;const lines=readFileSync(d+'/assets/'+f,'utf8').split('\n');for(let i=0;i<lines.length;i++){const k=/^\/\/ (src\/|node_modules\/|\0|build\/)(.*)$/.exec(lines[i]); if(k) cur=k[1]+k[2]; const r=/^\/\/#region (.*)/.exec(lines[i]); if(r) cur=r[1]; out.push(cur);} return out;})(); return m[line]??f; };
const self={},incl={},fn={};
for(let i=0;i<Number(n);i++){ const b=await launch(); await (await b.newPage()).close();
const c=await b.newContext({...PHONE,locale:'en-US'}); if(!process.env.ANON) await c.addInitScript(store,path.startsWith('/admin')?backend.admin:backend.user); const p=await c.newPage(); const cl=await c.newCDPSession(p); await throttle(cl,{network:'none',cpu:4});
await cl.send('Profiler.enable'); await cl.send('Profiler.setSamplingInterval',{interval:400}); await cl.send('Profiler.start');
await p.goto(server.url+path,{waitUntil:'load'}); await p.waitForTimeout(Number(process.env.W??3500)); const {profile}=await cl.send('Profiler.stop');
const N=new Map(profile.nodes.map(n=>[n.id,n])); const par=new Map(); for(const n of profile.nodes) for(const ch of n.children??[]) par.set(ch,n.id);
profile.samples.forEach((id,i)=>{const dt=profile.timeDeltas[i+1]??0; const q0=N.get(id).callFrame; const k0=q0.url?modOf(q0.url,q0.lineNumber):q0.functionName; self[k0]=(self[k0]??0)+dt; const seen=new Set(); for(let q=id;q!==undefined;q=par.get(q)){const f=N.get(q).callFrame; if(!f.url) continue; const m=modOf(f.url,f.lineNumber); if(!seen.has(m)){seen.add(m);incl[m]=(incl[m]??0)+dt;} const k=f.functionName+' '+m; if(!seen.has(k)){seen.add(k);fn[k]=(fn[k]??0)+dt;}}});
await b.close(); }
const top=(o,k,fl=()=>true)=>Object.entries(o).filter(([x])=>fl(x)).sort((a,b)=>b[1]-a[1]).slice(0,k).map(([k,v])=>`${(v/1000/n).toFixed(0).padStart(6)} ${k}`).join('\n');
console.log('SELF by module\n'+top(self,40)); console.log('INCL src modules\n'+top(incl,60,x=>/^src|^build/.test(x))); console.log('INCL functions not react-dom\n'+top(fn,100,x=>!/react-dom|scheduler/.test(x)));
await server.close(); backend.close(); process.exit(0);
