import { measureLoads } from './load.mjs'; import { serve } from './serve.mjs';
const quiet={share:0.3,tries:3,limit:5000};
const all=process.argv.slice(3).map(x=>({label:x,dist:x,samples:[],steps:{},failures:[],path:process.env.P??'/'})); for(const e of all) e.server=await serve(e.dist);
await measureLoads(all,{runs:Number(process.argv[2]),quiet});
const med=a=>{a=a.filter(x=>x!=null).sort((x,y)=>x-y);return a[Math.floor(a.length/2)]};
for(const e of all){console.log(e.label,e.samples.map(s=>s.lcp).sort((a,b)=>a-b).join(' '));for(const k of ['fcp','lcp','ready','tbt','js','html','script','task'])process.stdout.write(`${k} ${Math.round(med(e.samples.map(s=>s[k])))}  `);console.log();}
process.exit(0);
