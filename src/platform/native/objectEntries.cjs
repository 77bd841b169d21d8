// What node-polyglot brings along for browsers without it: fifteen files that ours never need.
module.exports = Object.entries;
