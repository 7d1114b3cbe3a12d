// The content of every floor. The static page contains a copy.
export const content = {
  brand: 'VisaTalent',
  title: 'Your career abroad starts here',
  lead: 'We connect skilled professionals with trusted employers in Canada and beyond. Creating a profile and browsing is free; a service fee is charged only after a placement is secured.',
  primary: 'Create your profile',
  secondary: 'Browse jobs',
  stats: [
    ['10,000+', 'Successful placements'],
    ['500+', 'Partner companies'],
    ['95%', 'Success rate'],
    ['50+', 'Countries served'],
  ],
  why: 'Why work with us',
  features: [
    [
      'Global partners',
      'Partners in North America, Europe, Australia and the Middle East look for people like you.',
    ],
    ['Visa guidance', 'Step by step help with documents, language tests and credential assessments.'],
    [
      'Fast first response',
      'First responses typically in two to three weeks, the full process in one to three months.',
    ],
    [
      'Pay after placement',
      'Creating a profile and browsing is free. The fee is due only after a placement is secured.',
    ],
    ['Support around the clock', 'Our team answers questions at any hour, in eight languages.'],
    [
      'Private and independent',
      'The platform is privately run and not tied to any government immigration programme.',
    ],
  ],
  footer: 'VisaTalent: recruitment and immigration services.',
  links: [
    ['Privacy Policy', '/privacy'],
    ['Terms of Service', '/terms'],
    ['Contact Us', '/contact'],
  ],
  legal: '© 2026 VisaTalent',
  jobs: 'Jobs',
  login: 'Login',
  register: 'Register',
};
