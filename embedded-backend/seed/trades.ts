/** Job categories and their trades, for the profiles and the jobs of the seed. */
export interface Trade {
  readonly title: string;
  /** What the work consists of, as a sentence without a full stop. */
  readonly work: string;
  readonly skills: readonly string[];
  /** The usual pay in Canadian dollars a year. */
  readonly pay: number;
  readonly remote?: true;
}
export interface Category {
  readonly id: string;
  readonly name: string;
  readonly education: string;
  readonly trades: readonly Trade[];
}

export const CATEGORIES: readonly Category[] = [
  {
    id: 'construction',
    name: 'Construction and skilled trades',
    education: 'Completed apprenticeship or an equivalent trade certificate',
    trades: [
      {
        title: 'Welder',
        work: 'You weld structural steel to drawing, in the shop and on site',
        skills: ['MIG welding', 'TIG welding', 'Blueprint reading', 'CWB certification'],
        pay: 68_000,
      },
      {
        title: 'Carpenter',
        work: 'You frame houses, set formwork and finish what you began',
        skills: ['Framing', 'Formwork', 'Finishing', 'Power tools'],
        pay: 66_000,
      },
      {
        title: 'Electrician',
        work: 'You wire and commission industrial and residential installations',
        skills: ['Industrial wiring', 'Canadian Electrical Code', 'PLC basics', 'Conduit bending'],
        pay: 78_000,
      },
      {
        title: 'Plumber',
        work: 'You install and maintain water, drainage and gas lines',
        skills: ['Pipe fitting', 'Gas lines', 'Drainage', 'Blueprint reading'],
        pay: 72_000,
      },
      {
        title: 'Bricklayer',
        work: 'You build and restore masonry, from foundations to façades',
        skills: ['Masonry', 'Restoration', 'Scaffolding'],
        pay: 64_000,
      },
    ],
  },
  {
    id: 'healthcare',
    name: 'Healthcare',
    education: 'Degree or diploma in the field, and eligibility for registration',
    trades: [
      {
        title: 'Registered Nurse',
        work: 'You care for patients on an acute ward and plan their treatment with the team',
        skills: ['Acute care', 'Patient assessment', 'Medication administration', 'Electronic charting'],
        pay: 88_000,
      },
      {
        title: 'Licensed Practical Nurse',
        work: 'You look after residents, give medication and keep their charts',
        skills: ['Long-term care', 'Wound care', 'Medication administration'],
        pay: 64_000,
      },
      {
        title: 'Personal Support Worker',
        work: 'You help residents through the day with patience and respect',
        skills: ['Elder care', 'Mobility assistance', 'Dementia care'],
        pay: 45_000,
      },
      {
        title: 'Medical Laboratory Technologist',
        work: 'You run and check analyses that physicians rely on',
        skills: ['Haematology', 'Microbiology', 'Quality control'],
        pay: 76_000,
      },
      {
        title: 'Physiotherapist',
        work: 'You assess patients and get them moving again',
        skills: ['Rehabilitation', 'Manual therapy', 'Treatment planning'],
        pay: 86_000,
      },
    ],
  },
  {
    id: 'transport',
    name: 'Transport and heavy equipment',
    education: 'Trade certificate or licence for the equipment, and a clean driving record',
    trades: [
      {
        title: 'Heavy-Duty Mechanic',
        work: 'You keep loaders, graders and haul trucks running, in the shop and in the field',
        skills: ['Diesel engines', 'Hydraulics', 'Diagnostics', 'Preventive maintenance'],
        pay: 82_000,
      },
      {
        title: 'Long-Haul Truck Driver',
        work: 'You haul freight across the provinces in a well-maintained tractor',
        skills: ['Class 1 licence', 'Cross-border freight', 'ELD logs', 'Winter driving'],
        pay: 71_000,
      },
      {
        title: 'Heavy Equipment Operator',
        work: 'You move earth with excavators and graders, safely and to the centimetre',
        skills: ['Excavators', 'Graders', 'Site safety'],
        pay: 74_000,
      },
      {
        title: 'Automotive Service Technician',
        work: 'You diagnose and repair cars and light trucks of all makes',
        skills: ['Diagnostics', 'Brakes', 'Hybrid systems'],
        pay: 65_000,
      },
    ],
  },
  {
    id: 'technology',
    name: 'Information technology',
    education: 'Degree in computing or comparable practical experience',
    trades: [
      {
        title: 'Software Developer',
        work: 'You build web services that thousands of people use every day',
        skills: ['TypeScript', 'React', 'Node.js', 'PostgreSQL'],
        pay: 105_000,
        remote: true,
      },
      {
        title: 'DevOps Engineer',
        work: 'You keep deployments smooth and systems easy to monitor',
        skills: ['Kubernetes', 'Terraform', 'AWS', 'Observability'],
        pay: 118_000,
        remote: true,
      },
      {
        title: 'Data Analyst',
        work: 'You turn operational data into answers that the business acts on',
        skills: ['SQL', 'Python', 'Power BI', 'Statistics'],
        pay: 84_000,
        remote: true,
      },
      {
        title: 'Network Technician',
        work: 'You install, secure and repair the networks of our customers',
        skills: ['Cisco', 'Firewalls', 'Cabling', 'Troubleshooting'],
        pay: 67_000,
      },
    ],
  },
  {
    id: 'hospitality',
    name: 'Hospitality and food',
    education: 'Secondary school; a food-safety certificate can be taken after arrival',
    trades: [
      {
        title: 'Cook',
        work: 'You prepare lunch and dinner from fresh ingredients and keep the line moving',
        skills: ['Line cooking', 'Food safety', 'Menu preparation'],
        pay: 43_000,
      },
      {
        title: 'Food Service Supervisor',
        work: 'You lead a shift, plan the schedule and keep guests happy',
        skills: ['Scheduling', 'Inventory', 'Customer service'],
        pay: 42_000,
      },
      {
        title: 'Baker',
        work: 'You bake bread and pastry through the early hours',
        skills: ['Bread', 'Pastry', 'Food safety'],
        pay: 41_000,
      },
      {
        title: 'Butcher',
        work: 'You cut, debone and present meat by hand',
        skills: ['Meat cutting', 'Deboning', 'Food safety'],
        pay: 46_000,
      },
    ],
  },
  {
    id: 'education',
    name: 'Education and childcare',
    education: 'Diploma in early childhood education or teaching',
    trades: [
      {
        title: 'Early Childhood Educator',
        work: 'You plan the days of a group of three- to five-year-olds',
        skills: ['Child development', 'First aid', 'Program planning'],
        pay: 49_000,
      },
      {
        title: 'French Immersion Teacher',
        work: 'You teach a primary class in French, from mathematics to music',
        skills: ['French (C1)', 'Curriculum planning', 'Classroom management'],
        pay: 78_000,
      },
    ],
  },
  {
    id: 'agriculture',
    name: 'Agriculture and manufacturing',
    education: 'Secondary school; training is given on site',
    trades: [
      {
        title: 'Greenhouse Worker',
        work: 'You plant, tend and harvest vegetables under glass',
        skills: ['Harvesting', 'Irrigation', 'Quality sorting'],
        pay: 38_000,
      },
      {
        title: 'Industrial Millwright',
        work: 'You install, align and maintain the machines of a busy plant',
        skills: ['Alignment', 'Hydraulics', 'Preventive maintenance', 'Rigging'],
        pay: 80_000,
      },
      {
        title: 'CNC Machinist',
        work: 'You set up and run milling centres for small, precise series',
        skills: ['G-code', 'Milling', 'Metrology'],
        pay: 69_000,
      },
      {
        title: 'Dairy Farm Supervisor',
        work: 'You are responsible for a herd of two hundred and the people who milk it',
        skills: ['Herd health', 'Milking systems', 'Team leadership'],
        pay: 52_000,
      },
    ],
  },
];

export const EXPERIENCE_LEVELS = [
  { id: 'entry', name: 'Entry level', from: 0, to: 2 },
  { id: 'intermediate', name: 'Intermediate', from: 2, to: 6 },
  { id: 'senior', name: 'Senior', from: 6, to: 12 },
  { id: 'expert', name: 'Expert', from: 12, to: 100 },
] as const;
