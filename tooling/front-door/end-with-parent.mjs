// Preloaded into the stack's programs: when the front door is killed outright, they end in an orderly way too.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
