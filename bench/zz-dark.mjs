import { measureInteractions } from './interact.mjs'; import { serve } from './serve.mjs'; import visitor from './scenarios/visitor.mjs';
const quiet={share:0.3,tries:3,limit:5000};
const t=(label,dist,more={})=>({label,dist,samples:[],steps:{},failures:[],...more});
const d=visitor.steps.slice(0,2); const sc={...visitor,steps:[...d,{wait:500},...d.map(s=>({...s,label:s.label+' 2'})),{wait:500},...d.map(s=>({...s,label:s.label+' 3'}))]};
const all=process.argv.slice(3).map(x=>t(x,x,{scenario:sc})); for(const e of all) e.server=await serve(e.dist);
await measureInteractions(all,{runs:Number(process.argv[2]),quiet});
for(const e of all)for(const[k,v]of Object.entries(e.steps))console.log(e.label,k,v.map(x=>Math.round(x.state)).sort((a,b)=>a-b).join(' '),' inp',v.map(x=>x.inp).sort((a,b)=>a-b).join(' '));
process.exit(0);
