/** Job categories and the trades in them: what seed profiles do and what seed jobs ask for. */
export interface Trade {
  readonly title: string;
  readonly skills: readonly string[];
  /** Canadian dollars a year: a usual pay. */
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
    education: 'a completed apprenticeship or an equivalent trade certificate',
    trades: [
      {
        title: 'Welder',
        skills: ['MIG welding', 'TIG welding', 'Blueprint reading', 'CWB certification'],
        pay: 68_000,
      },
      { title: 'Carpenter', skills: ['Framing', 'Formwork', 'Finishing', 'Power tools'], pay: 66_000 },
      {
        title: 'Electrician',
        skills: ['Industrial wiring', 'Canadian Electrical Code', 'PLC basics', 'Conduit bending'],
        pay: 78_000,
      },
      {
        title: 'Plumber',
        skills: ['Pipe fitting', 'Gas lines', 'Drainage', 'Blueprint reading'],
        pay: 72_000,
      },
      { title: 'Bricklayer', skills: ['Masonry', 'Restoration', 'Scaffolding'], pay: 64_000 },
    ],
  },
  {
    id: 'healthcare',
    name: 'Healthcare',
    education: 'a degree or diploma in the field and eligibility for provincial registration',
    trades: [
      {
        title: 'Registered Nurse',
        skills: ['Acute care', 'Patient assessment', 'Medication administration', 'Electronic charting'],
        pay: 88_000,
      },
      {
        title: 'Licensed Practical Nurse',
        skills: ['Long-term care', 'Wound care', 'Medication administration'],
        pay: 64_000,
      },
      {
        title: 'Personal Support Worker',
        skills: ['Elder care', 'Mobility assistance', 'Dementia care'],
        pay: 45_000,
      },
      {
        title: 'Medical Laboratory Technologist',
        skills: ['Haematology', 'Microbiology', 'Quality control'],
        pay: 76_000,
      },
      {
        title: 'Physiotherapist',
        skills: ['Rehabilitation', 'Manual therapy', 'Treatment planning'],
        pay: 86_000,
      },
    ],
  },
  {
    id: 'transport',
    name: 'Transport and heavy equipment',
    education: 'a valid licence of the required class and a clean driving abstract',
    trades: [
      {
        title: 'Heavy-Duty Mechanic',
        skills: ['Diesel engines', 'Hydraulics', 'Diagnostics', 'Preventive maintenance'],
        pay: 82_000,
      },
      {
        title: 'Long-Haul Truck Driver',
        skills: ['Class 1 licence', 'Cross-border freight', 'ELD logs', 'Winter driving'],
        pay: 71_000,
      },
      { title: 'Heavy Equipment Operator', skills: ['Excavators', 'Graders', 'Site safety'], pay: 74_000 },
      {
        title: 'Automotive Service Technician',
        skills: ['Diagnostics', 'Brakes', 'Hybrid systems'],
        pay: 65_000,
      },
    ],
  },
  {
    id: 'technology',
    name: 'Information technology',
    education: 'a degree in computer science or comparable practical experience',
    trades: [
      {
        title: 'Software Developer',
        skills: ['TypeScript', 'React', 'Node.js', 'PostgreSQL'],
        pay: 105_000,
        remote: true,
      },
      {
        title: 'DevOps Engineer',
        skills: ['Kubernetes', 'Terraform', 'AWS', 'Observability'],
        pay: 118_000,
        remote: true,
      },
      {
        title: 'Data Analyst',
        skills: ['SQL', 'Python', 'Power BI', 'Statistics'],
        pay: 84_000,
        remote: true,
      },
      {
        title: 'Network Technician',
        skills: ['Cisco', 'Firewalls', 'Cabling', 'Troubleshooting'],
        pay: 67_000,
      },
    ],
  },
  {
    id: 'hospitality',
    name: 'Hospitality and food',
    education: 'secondary school; food-safety certificate can be taken after arrival',
    trades: [
      { title: 'Cook', skills: ['Line cooking', 'Food safety', 'Menu preparation'], pay: 43_000 },
      {
        title: 'Food Service Supervisor',
        skills: ['Scheduling', 'Inventory', 'Customer service'],
        pay: 42_000,
      },
      { title: 'Baker', skills: ['Bread', 'Pastry', 'Food safety'], pay: 41_000 },
      { title: 'Butcher', skills: ['Meat cutting', 'Deboning', 'Food safety'], pay: 46_000 },
    ],
  },
  {
    id: 'education',
    name: 'Education and childcare',
    education: 'a diploma in early childhood education or teaching',
    trades: [
      {
        title: 'Early Childhood Educator',
        skills: ['Child development', 'First aid', 'Programme planning'],
        pay: 49_000,
      },
      {
        title: 'French Immersion Teacher',
        skills: ['French (C1)', 'Curriculum planning', 'Classroom management'],
        pay: 78_000,
      },
    ],
  },
  {
    id: 'agriculture',
    name: 'Agriculture and manufacturing',
    education: 'secondary school; training is given on site',
    trades: [
      { title: 'Greenhouse Worker', skills: ['Harvesting', 'Irrigation', 'Quality sorting'], pay: 38_000 },
      {
        title: 'Industrial Millwright',
        skills: ['Alignment', 'Hydraulics', 'Preventive maintenance', 'Rigging'],
        pay: 80_000,
      },
      { title: 'CNC Machinist', skills: ['G-code', 'Milling', 'Metrology'], pay: 69_000 },
      {
        title: 'Dairy Farm Supervisor',
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
